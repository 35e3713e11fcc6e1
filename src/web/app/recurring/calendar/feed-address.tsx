import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { toast } from '#web/ui/overlay/toast.ts'

/** Shown once, to be copied into a calendar program. */
export function FeedAddress({ address }: { readonly address: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      toast({ title: 'Please select it and copy it by hand.', variant: 'warning' })
    }
  }
  return (
    <Field label="Address" hint="It is shown only now. Subscribe to it in your calendar program.">
      {(control) => (
        <div className="flex gap-2">
          <Input {...control} readOnly value={address} onFocus={(event) => event.target.select()} />
          <Button look="outline" onClick={() => void copy()}>
            {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        </div>
      )}
    </Field>
  )
}
