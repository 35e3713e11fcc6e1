import { say } from '#web/words/say.ts'
import { toast } from './overlay/toast.ts'

export const sayCopied = () => {
  toast({ title: say('Copied.'), variant: 'success' })
}

/** Copies a text and then says so; where the browser does not let us, what to do instead. */
export async function copyText(
  text: string,
  onCopied: () => void = sayCopied,
  otherwise = say('Please select it and copy it by hand.'),
): Promise<void> {
  try {
    // Missing altogether on a page without a safe connection.
    await navigator.clipboard.writeText(text)
  } catch {
    toast({ title: otherwise, variant: 'warning' })
    return
  }
  onCopied()
}
