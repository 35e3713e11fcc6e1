import type { AskedRow } from '#contract/assistant/calls.ts'
import type { TokenRow } from '#contract/tokens/entities.ts'
import type { DialogState } from '#web/form/fields/form-dialog.tsx'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
import { useAsked } from './use-tokens.ts'

interface AskedProps extends DialogState {
  readonly token: Pick<TokenRow, 'id' | 'name'>
}

/** What a program asked by the tools for assistants, and how much it was told. */
export function AskedDialog({ token, isOpen, onClose }: AskedProps) {
  const { list, lastError } = useAsked(token)
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={say('What {token} asked', { token: token.name })}
        description={say('By the tools for assistants. The newest first, for 90 days.')}
      >
        {lastError ? (
          <p role="alert" className="text-over">
            {lastError.error}
          </p>
        ) : null}
        {list?.length === 0 ? <p>{say('Nothing was asked so far.')}</p> : null}
        <ul className="max-h-96 divide-y overflow-y-auto">
          {list?.map((asked) => (
            <Line key={asked.id} asked={asked} />
          ))}
        </ul>
        <DialogActions>
          <Button onClick={onClose}>{say('Done')}</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}

function Line({ asked: { at, tool, asked, told } }: { readonly asked: AskedRow }) {
  const book = useLocale()
  return (
    <li className="grid py-2 wrap-anywhere">
      <span>
        {tool}: {told}
      </span>
      <span className="text-sm text-muted-foreground">
        {instantWords(at, book, 'minute')}
        {asked === '' ? '' : `, ${asked}`}
      </span>
    </li>
  )
}
