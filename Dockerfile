# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY embedded-mongodb/package.json embedded-mongodb/
COPY agents/package.json agents/
COPY server/package.json server/
COPY web/package.json web/
COPY cli/package.json cli/
COPY tests/package.json tests/

FROM manifests AS build
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs --force server web

# What the bundle leaves to npm: the packages of the server and of what is inside its bundle, nothing that builds.
FROM manifests AS packages
RUN npm ci --omit=dev --no-audit --no-fund --workspace server --workspace agents --workspace embedded-mongodb

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SMOKO_DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/server/package.json server/
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/dist web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/dist/main.js"]
