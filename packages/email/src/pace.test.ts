import * as Effect from 'effect/Effect'
import * as Fiber from 'effect/Fiber'
import * as TestClock from 'effect/testing/TestClock'
import { expect, test } from 'vitest'
import { makePace } from './pace.ts'

test('two pass in each second, and nobody waits who comes later', async () => {
  const passed: number[] = []
  await Effect.gen(function* () {
    const pace = makePace(2)
    const one = (caller: number) => Effect.map(pace, () => void passed.push(caller))
    const waiting = yield* Effect.forkChild(
      Effect.forEach([1, 2, 3, 4, 5], one, { concurrency: 'unbounded' }),
    )
    yield* TestClock.adjust(0)
    expect(passed).toEqual([1, 2])
    yield* TestClock.adjust(1_099)
    expect(passed).toEqual([1, 2])
    yield* TestClock.adjust(1)
    expect(passed).toEqual([1, 2, 3, 4])
    yield* TestClock.adjust(1_100)
    yield* Fiber.join(waiting)
    yield* TestClock.adjust(1_100)
    yield* one(6)
    expect(passed).toEqual([1, 2, 3, 4, 5, 6])
  }).pipe(Effect.provide(TestClock.layer()), Effect.runPromise)
})
