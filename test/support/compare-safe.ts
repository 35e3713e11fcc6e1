import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import type { DeviceScreens } from './device-screens.ts'
import { gapsOf, type Said } from './said.ts'

interface Screens {
  readonly said: Said
  readonly device: DeviceScreens
}

/** The page of budgets, by the answer of the server and with what is spent counted here. */
export function compareSafe({ said, device }: Screens, { safeToSpend }: DashboardAnswer): void {
  if (!safeToSpend) return
  const { perDay, basis, missing, isAbout = false } = safeToSpend
  said.note('safe to spend', 'the dashboard call', [basis, perDay, isAbout, gapsOf(missing)])
  for (const [name, safe] of Object.entries(device.safe(safeToSpend))) {
    const made = [
      safe?.basis,
      safe?.perDay,
      safe?.isAbout ?? false,
      gapsOf(safe && 'missing' in safe ? safe.missing : undefined),
    ]
    said.note('safe to spend', `budgets ${name}`, made)
  }
}
