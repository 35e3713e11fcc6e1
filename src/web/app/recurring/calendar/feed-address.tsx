import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { copyText } from '#web/ui/copy-text.ts'

/** Shown once, to be copied into a calendar program. */
export function FeedAddress({ address }: { readonly address: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Field label="Address" hint="It is shown only now. Subscribe to it in your calendar program.">
      {(control) => (
        <div className="flex gap-2">
          <Input {...control} readOnly value={address} onFocus={(event) => event.target.select()} />
          <Button look="outline" onClick={() => void copyText(address, () => setCopied(true))}>
            {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </div>
      )}
    </Field>
  )
}
