const LOOK_EVERY_MS = 20
const bytesIn = 1_048_576

/**
 * The other end of a side process: it answers what it is asked, ends with the server, and ends
 * itself rather than take more memory. Whatever fails ends it, and whoever asked is told.
 */
export function answerAsks<Ask, Answer>(
  answer: (ask: Ask) => Promise<Answer>,
  megabytesMost: number,
): void {
  process.on('message', async (ask) => process.send?.(await answer(ask as Ask)))
  process.on('disconnect', () => process.exit())
  // The server finishes what it began, then leaves.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  setInterval(() => {
    if (process.memoryUsage.rss() > megabytesMost * bytesIn) process.exit(1)
  }, LOOK_EVERY_MS).unref()
}
