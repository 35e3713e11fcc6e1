import type { SettingsAnswer } from '#contract/entities/admin-system.ts'
import type { Config } from '../config.ts'

/** The only texts that are shown. Of any other it is told whether it is set: it may be a secret. */
const shown: readonly (keyof Config)[] = ['host', 'publicUrl', 'dataDir', 'logLevel']

export const settingsOf = (config: Config): SettingsAnswer['settings'] =>
  Object.entries(config)
    .map(([name, value]) => ({ name, value: shownValue(name, value) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))

function shownValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'not set'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number') return String(value)
  return (shown as readonly string[]).includes(name) ? String(value) : 'set'
}
