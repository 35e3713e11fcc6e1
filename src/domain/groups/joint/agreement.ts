/** Whose a joint account is needs the word of everybody whose it is. */
import { isSilent, type Voice } from '../voices.ts'
import type { Owner } from './owner-parts.ts'

export interface Agreeable {
  readonly owners: readonly Owner[]
  readonly agreed: readonly string[]
}

/** Who has not said yet that they own it: until then nothing is paid into it, nor from it. */
export const waitsFor = ({ owners, agreed }: Agreeable, members: readonly Voice[]) =>
  owners
    .map(({ memberId }) => memberId)
    .filter((id) => !agreed.includes(id) && !isSilent(members, id))
