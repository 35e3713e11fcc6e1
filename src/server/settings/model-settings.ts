import { Refusal } from '../refusal.ts'

export const modelProviders = ['none', 'openai-compatible', 'anthropic'] as const
export type ModelProvider = (typeof modelProviders)[number]

export interface ModelSettings {
  readonly provider: Exclude<ModelProvider, 'none'>
  readonly url: string
  /** Null where the provider asks for none, such as one on the same machine. */
  readonly key: string | null
  readonly name: string
  readonly withinS: number
}

interface Model {
  readonly MODEL_PROVIDER: ModelProvider
  readonly MODEL_URL?: string | undefined
  readonly MODEL_KEY?: string | undefined
  readonly MODEL_NAME?: string | undefined
  readonly MODEL_WITHIN_S: number
}

const anthropicUrl = 'https://api.anthropic.com/v1'

/** Null: no model, and nothing of anybody's book goes anywhere. */
export function readModel(settings: Model): ModelSettings | null {
  const { MODEL_PROVIDER: provider, MODEL_KEY: key, MODEL_NAME: name } = settings
  if (provider === 'none') return null
  const url = settings.MODEL_URL ?? (provider === 'anthropic' ? anthropicUrl : undefined)
  const needed: Readonly<Record<string, string | undefined>> = {
    MODEL_NAME: name,
    MODEL_URL: url,
    ...(provider === 'anthropic' && { MODEL_KEY: key }),
  }
  const missing = Object.keys(needed).filter((setting) => !needed[setting])
  if (!name || !url || missing.length > 0) {
    throw new Refusal(`The setting ${missing.join(' and ')} is missing: the model needs it.`)
  }
  return { provider, url, key: key ?? null, name, withinS: settings.MODEL_WITHIN_S }
}

/** Whether the model may be asked about pictures of receipts: only where there is one. */
export function readPictureModel(isWanted: boolean, model: ModelSettings | null): boolean {
  if (isWanted && !model) {
    throw new Refusal(
      'The setting SCAN_MODEL needs a model that takes pictures: ' +
        'set MODEL_PROVIDER and MODEL_NAME.',
    )
  }
  return isWanted
}
