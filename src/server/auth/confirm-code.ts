import type { Engine } from '../engine.ts'
import { allowCodesTo } from './limit-tries.ts'
import { type CodeUse, takeCode } from './phone-codes.ts'

/** Faults unless the code is right. Whoever reads that phone may be sent another at once. */
export async function confirmCode(engine: Engine, use: CodeUse, code: string): Promise<void> {
  await takeCode(engine, use, code)
  await allowCodesTo(engine, use.phoneNumber)
}
