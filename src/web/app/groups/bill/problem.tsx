import CircleAlert from 'lucide-react/icons/circle-alert'

/** What is still to be done about a part of the sheet. */
export function Problem({ words }: { readonly words: string | null | undefined }) {
  if (!words) return null
  return (
    <p role="status" data-problem className="flex gap-1.5 text-sm text-over">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {words}
    </p>
  )
}
