# Nothing in the result depends on the processor, so the build runs on the builder's own.
FROM --platform=$BUILDPLATFORM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# These are built into the web app.
ARG FIREBASE_PROJECT_ID="" FIREBASE_API_KEY="" EARLY_ACCESS_URL="" PUBLIC_ORIGIN="" EXTENSION_STORE_URL=""
RUN npm run build && npm run build:extension && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist/web dist/web
COPY --from=build /app/dist/extension.zip dist/
COPY --from=build /app/server server
COPY --from=build /app/src/domain src/domain
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# The same option as in `npm start`: about 130 MB less memory.
CMD ["node", "--max-semi-space-size=4", "server/main.ts"]
