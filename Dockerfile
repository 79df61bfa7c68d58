# Builds the checker and puts it into a small image with a C# compiler.
FROM rust:1-bookworm AS build
WORKDIR /source
COPY . .
ARG COMMIT=""
# The toolchain of the image, which rust-toolchain.toml would replace by a download.
RUN RUSTUP_TOOLCHAIN="$RUST_VERSION" FENCEPOST_COMMIT="$COMMIT" cargo build --release --locked -p fencepost

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends mono-mcs \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /source/target/release/fencepost /usr/local/bin/fencepost
WORKDIR /work
ENTRYPOINT ["fencepost"]
