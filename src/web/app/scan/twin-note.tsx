import CopyCheck from 'lucide-react/icons/copy-check'
import { Link } from 'react-router'
import type { Twin } from './use-twin.ts'

/** Says that a receipt is probably here already. */
export function TwinNote({ twin }: { readonly twin: Twin }) {
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-md bg-warning-wash p-3 text-warning"
    >
      <CopyCheck aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">{twin.words}</span>
      {twin.path ? (
        <Link to={twin.path} className="flex min-h-11 shrink-0 items-center font-medium underline">
          Show
        </Link>
      ) : null}
    </p>
  )
}
