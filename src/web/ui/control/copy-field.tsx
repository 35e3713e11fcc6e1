import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { say } from '#web/words/say.ts'
import { copyText } from '../copy-text.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

export interface CopyFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
}

/** A text to take elsewhere. */
export function CopyField({ label, hint, value }: CopyFieldProps) {
  const [isCopied, setCopied] = useState(false)
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <div className="flex gap-2">
          <Input {...control} readOnly value={value} onFocus={(event) => event.target.select()} />
          <Button look="outline" onClick={() => void copyText(value, () => setCopied(true))}>
            {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {isCopied ? say('Copied') : say('Copy')}
          </Button>
        </div>
      )}
    </Field>
  )
}
