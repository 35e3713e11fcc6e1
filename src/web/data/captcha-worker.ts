import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2'
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha'

const derivations = [
  { prefix: 'PBKDF2', deriveKey: derivePbkdf2 },
  { prefix: 'SHA', deriveKey: deriveSha },
] as const

async function solve(challenge: Challenge) {
  const { algorithm } = challenge.parameters
  const known = derivations.find(({ prefix }) => algorithm.startsWith(prefix))
  return known ? solveChallenge({ challenge, deriveKey: known.deriveKey }) : null
}

addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solve(data).catch(() => null)
  postMessage(solution)
})
