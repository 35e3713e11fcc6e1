import type { LanguageModel, UserModelMessage } from 'ai'
import type { ModelSettings } from '../settings/model-settings.ts'

const CHARACTERS_MOST = 4000
const TOKENS_MOST = 700
/** A model that says nothing for so long has lost the thread. */
const SILENT_MS = 10_000
const RETRIES = 1

export interface Saying {
  /** What the model is to do, the same for everybody. */
  readonly instructions: string
  readonly text: string
  /** A JPEG, for models that see. */
  readonly picture?: Uint8Array
}

/** The one way to a language model. */
export interface ModelDoor {
  /** Where the words go, as a person would name it. */
  readonly recipient: string
  /** Piece by piece as it comes; throws when it fails, is cut off, says too much or too slowly. */
  say(saying: Saying, signal?: AbortSignal): AsyncIterable<string>
}

/** Neither the key nor the words follow to another host. */
const fetchHere: typeof fetch = (to, init) => fetch(to, { ...init, redirect: 'error' })

/** Loaded when it is first needed: most servers have no model. */
async function open({ provider, url, key, name }: ModelSettings): Promise<LanguageModel> {
  const given = { baseURL: url, fetch: fetchHere, ...(key && { apiKey: key }) }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic(given)(name)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({ name: 'model', ...given })(name)
}

const withPicture = (text: string, data: Uint8Array): UserModelMessage => ({
  role: 'user',
  content: [
    { type: 'text', text },
    { type: 'file', mediaType: 'image/jpeg', data },
  ],
})

export function modelDoor(settings: ModelSettings): ModelDoor {
  let opened: Promise<LanguageModel> | undefined
  return {
    recipient: `${settings.name} at ${new URL(settings.url).host}`,
    async *say({ instructions, text, picture }, signal) {
      opened ??= open(settings)
      const { streamText } = await import('ai')
      const late = AbortSignal.timeout(settings.withinS * 1000)
      const { stream } = streamText({
        model: await opened,
        instructions,
        prompt: picture ? [withPicture(text, picture)] : text,
        temperature: 0,
        maxOutputTokens: TOKENS_MOST,
        maxRetries: RETRIES,
        timeout: { chunkMs: Math.min(SILENT_MS, settings.withinS * 1000) },
        abortSignal: signal ? AbortSignal.any([signal, late]) : late,
        // Told by the stream itself; the library would write it to the console.
        onError: () => undefined,
      })
      let said = 0
      let reason = 'cut'
      for await (const part of stream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new Error('The model took too long.')
        if (part.type === 'finish') reason = part.finishReason
        if (part.type !== 'text-delta') continue
        said += part.text.length
        if (said > CHARACTERS_MOST) throw new Error('The model said too much.')
        yield part.text
      }
      if (reason !== 'stop') throw new Error(`The model did not end by itself: ${reason}.`)
      if (said === 0) throw new Error('The model said nothing.')
    },
  }
}
