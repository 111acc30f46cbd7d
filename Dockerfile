FROM rust:1-bookworm AS build
WORKDIR /podium
COPY . .
RUN cargo build --release --locked --bin podium

FROM debian:bookworm-slim
# For mail servers with TLS.
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 1000 --home-dir /data podium && install --directory --owner=podium --mode=0700 /data
COPY --from=build /podium/target/release/podium /usr/local/bin/podium
USER podium
VOLUME /data
ENV PODIUM_LISTEN=0.0.0.0:8080 DATABASE_URL=/data/podium.db
EXPOSE 8080
STOPSIGNAL SIGTERM
# Without a program for it: the database answers, too.
HEALTHCHECK CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '200 OK' <&3"]
CMD ["podium", "serve"]
