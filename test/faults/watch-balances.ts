import type { Player } from './cast.ts'

/** Reads the balances of groups without pause; at every look those of a group are zero together. */
export function watchBalances(players: readonly Player[], url: string) {
  const seers = [...new Map(players.map(({ group, person }) => [group, person]))]
  let isOver = false
  const seen = { looks: 0, uneven: 0 }
  const watching = Promise.all(
    seers.map(async ([group, person]) => {
      while (!isOver) {
        const { balances } = await group.read(person.at(url))
        seen.looks++
        if (balances.reduce((sum, { amount }) => sum + amount, 0) !== 0) seen.uneven++
      }
    }),
  )
  return async () => {
    isOver = true
    await watching
    return seen
  }
}
