# Tags move; digests do not. To build tomorrow what was built today, give both, as
#   docker buildx imagetools inspect rust:1-bookworm --format '{{.Manifest.Digest}}'
#   docker buildx imagetools inspect debian:bookworm-slim --format '{{.Manifest.Digest}}'
# print them, with an @ before:
#   docker build --build-arg RUST_DIGEST=@sha256:… --build-arg DEBIAN_DIGEST=@sha256:… -t podium .
# They have to be looked up at the registry. Without them the build ends at once: these are no digests.
ARG RUST_DIGEST=@sha256:give-RUST_DIGEST-as-the-Dockerfile-says
ARG DEBIAN_DIGEST=@sha256:give-DEBIAN_DIGEST-as-the-Dockerfile-says

FROM rust:1-bookworm${RUST_DIGEST} AS build
WORKDIR /podium
COPY . .
RUN cargo build --release --locked --bin podium

FROM debian:bookworm-slim${DEBIAN_DIGEST}
# For mail servers with TLS.
RUN apt-get update && apt-get install --yes --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 1000 --home-dir /data --shell /usr/sbin/nologin podium \
    && install --directory --owner=podium --mode=0700 /data
COPY --from=build /podium/target/release/podium /usr/local/bin/podium
USER 1000
VOLUME /data
# What is freed goes back to the system at once, or PODIUM_MEMORY is exceeded.
ENV PODIUM_LISTEN=0.0.0.0:8080 DATABASE_URL=/data/podium.db
EXPOSE 8080
STOPSIGNAL SIGTERM
# Without a program for it: the database answers, too.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '200 OK' <&3"]
CMD ["podium", "serve"]
