import type { Engine } from '#server/engine.ts'
import type { Device } from '../identity.ts'
import { allowCodesTo } from '../limit-tries.ts'
import { placeOf } from '../session/known-places.ts'
import { type CodeUse, takeCode } from './phone-codes.ts'

/** Faults unless the code is right. Whoever reads that phone may be sent another at once. */
export async function confirmCode(
  engine: Engine,
  use: CodeUse,
  code: string,
  device: Device,
): Promise<void> {
  await takeCode(engine, use, code, await placeOf(engine, use, device))
  await allowCodesTo(engine, use.phoneNumber)
}
