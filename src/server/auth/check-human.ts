import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'

export async function checkHuman(
  { outside }: Pick<Engine, 'outside'>,
  proof: string,
  address: string,
  isCostly = false,
): Promise<void> {
  if (!(await outside.captcha.isProven(proof, address, isCostly))) throw new Fault('captcha-failed')
}
