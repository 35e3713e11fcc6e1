import { say } from '#web/words/say.ts'
import { useTokens } from '../tokens/use-tokens.ts'
import { useWebhooks } from '../webhooks/use-webhooks.ts'

/** Whoever changes a way in is told which programs stop with it, and which wait. */
export function TokensEnd() {
  const { list: tokens } = useTokens()
  const { list: webhooks } = useWebhooks()
  const names = tokens?.map(({ name, hint }) => `${name} (…${hint})`) ?? []
  const isOn = webhooks?.some(({ state }) => state === 'on') ?? false
  if (names.length === 0 && !isOn) return null
  return (
    <p className="rounded-md bg-muted p-3 text-sm wrap-anywhere">
      {names.length > 0
        ? `${say('Tokens for programs end with it, too: {names}. You can make new ones.', {
            names: names.join(', '),
          })} `
        : null}
      {isOn ? say('Your webhooks are paused by it; you turn them on again below.') : null}
    </p>
  )
}
