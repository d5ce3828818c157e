export { freePort } from './free-port.ts'
export { keptCluster } from './kept-cluster.ts'
export { PostgresServerError } from './postgres-server-error.ts'
export {
  type PostgresServer,
  type PostgresServerOptions,
  startPostgresServer,
} from './start-postgres-server.ts'
export { startThrowawayServer } from './throwaway-server.ts'
