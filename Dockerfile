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
CMD ["podium", "serve"]
