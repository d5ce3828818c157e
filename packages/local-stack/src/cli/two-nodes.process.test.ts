import { afterAll, test } from 'vitest'
import { deployUnderLoad } from '../testing/deploy-under-load.ts'
import { makeSpawner } from '../testing/spawned-server.ts'
import { makeTwoNodes } from '../testing/two-nodes.ts'

const servers = makeSpawner()
const closers: (() => unknown)[] = []
afterAll(async () => {
  await servers.end()
  for (const close of closers.reverse()) await close()
})

test('one node is replaced and the other killed while customers book: nobody is refused, nothing is lost or done twice', async () => {
  await deployUnderLoad(await makeTwoNodes(servers, closers), { days: [20], rounds: 1 })
}, 180_000)
