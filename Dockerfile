# Builds the checker and puts it into a small image with a C# compiler.
FROM rust:1-bookworm AS build
WORKDIR /source
COPY . .
ARG COMMIT=""
RUN FENCEPOST_COMMIT="$COMMIT" cargo build --release --locked -p fencepost && strip target/release/fencepost

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends mono-mcs \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /source/target/release/fencepost /usr/local/bin/fencepost
WORKDIR /work
ENTRYPOINT ["fencepost"]
