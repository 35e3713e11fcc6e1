import { setProven } from './client.ts'

/** Asks whoever is there to show who they are; answers the token to go on with, or null. */
type Prover = (token: string) => Promise<string | null>

/** Who is asked while a place to ask them is on the page; the call then goes on. */
export function setProver(prover: Prover | null) {
  setProven(
    prover &&
      (async (answer, token, again) => {
        const said: unknown = await answer
          .clone()
          .json()
          .catch(() => null)
        if (!isForProof(said)) return answer
        const next = await prover(token)
        return next ? again(next) : answer
      }),
  )
}

const isForProof = (said: unknown) =>
  typeof said === 'object' && said !== null && 'code' in said && said.code === 'fresh-proof-needed'
