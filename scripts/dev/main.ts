import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { announcement } from '../../packages/local-stack/src/cli/announcement.ts'
import { readCommandLine } from '../../packages/local-stack/src/cli/command-line.ts'
import { readOptions } from '../../packages/local-stack/src/cli/environment.ts'
import { stopOnSignals } from '../../packages/local-stack/src/cli/stop-on-signals.ts'
import { openWebServer, type Serve } from '../../packages/local-stack/src/http/web-server.ts'
import { makeClosing } from '../../packages/local-stack/src/start/closing.ts'
import { readSecrets } from '../../packages/local-stack/src/start/secrets.ts'
import { demoAdmin } from '../../packages/local-stack/src/start/stack-options.ts'
import { openHub, openSite } from './pages.ts'
import { servePages } from './serve-pages.ts'
import { isRealtimePath, isStackPath } from './stack-paths.ts'
import { makeStackPlace } from './stack-place.ts'
import { runStack } from './stack-runner.ts'

/* `npm run dev`: the stack and both apps from their sources, on one port. */

function complain(error: unknown): void {
  const isExplained = error instanceof Error && error.name === 'StartError'
  const text = error instanceof Error && !isExplained ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`${isExplained ? error.message : text}\n`)
}

async function open(): Promise<void> {
  const options = readOptions(process.env, readCommandLine(process.argv.slice(2)), process.cwd())
  const closing = makeClosing()
  stopOnSignals(closing.close, complain)
  const { publishableKey = readSecrets(options.dataDir).publishableKey } = options
  const nonce = randomBytes(16).toString('base64url')
  // It never listens: the port's sockets are passed on to those who listen to it.
  const upgrades = createServer()

  const starting: Serve = () => new Response('Starting', { status: 503, headers: { 'retry-after': '1' } })
  const served = { by: starting }
  const server = await openWebServer(
    (request, environment) => served.by(request, environment),
    options.port,
    options.host,
  )
  closing.add(server.close)
  const place = makeStackPlace(server.port)
  server.onUpgrade((request, socket, head) => {
    if (isRealtimePath(request.url ?? '')) place.upgrade(request, socket, head)
    else if (!upgrades.emit('upgrade', request, socket, head)) socket.destroy()
  })

  const pageOptions = { publishableKey, nonce, upgrades }
  const [site, hub, stack] = await Promise.all([
    openSite(pageOptions, complain),
    openHub(pageOptions),
    runStack({
      stack: { ...options, onError: complain },
      place,
      say: (line) => process.stdout.write(`${line}\n`),
      complain,
    }),
  ])
  closing.add(site.vite.close)
  closing.add(hub.vite.close)
  closing.add(stack.close)
  const servePage = servePages(site, hub, nonce)
  served.by = (request, environment) =>
    (isStackPath(new URL(request.url).pathname) ? place.serve : servePage)(request, environment)
  process.stdout.write(
    announcement({
      title: 'The system is running from its sources: a saved change shows at once. Ctrl-C stops it.',
      url: `http://localhost:${server.port}`,
      admin: options.admin ?? demoAdmin,
      isDemo: true,
      hasMailbox: options.resendApiKey === undefined,
    }),
  )
}

process.on('unhandledRejection', complain)
process.on('uncaughtException', complain)
open().catch((error) => {
  complain(error)
  process.exit(1)
})
