/** How many random books a test draws: its own number, or what a proof asks for. */
export const proved = (few: number) => ({
  numRuns: Number(process.env.PROVED ?? few),
})

/** A proof of many takes its time. */
export const proofTimeoutMs = 3_600_000
