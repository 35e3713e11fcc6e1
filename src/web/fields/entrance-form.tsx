import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import type { Entrance } from './use-entrance.ts'

export interface EntranceFormProps {
  readonly entrance: Entrance
  readonly title: string
  readonly lead: string
  readonly action: { readonly words: string; readonly busyWords: string }
  /** The other way in. */
  readonly other: { readonly question: string; readonly words: string; readonly path: string }
  readonly children: ReactNode
}

export function EntranceForm(props: EntranceFormProps) {
  const { entrance, title, lead, action, other, children } = props
  const { search } = useLocation()
  return (
    <>
      <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight">
        {title}
      </h1>
      <p className="mt-1 text-muted-foreground">{lead}</p>
      <form noValidate onSubmit={entrance.onSubmit} className="mt-8 grid gap-5">
        {entrance.trouble ? (
          <p role="alert" className="flex gap-2 rounded-md bg-over-wash p-3 text-over">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {entrance.trouble}
          </p>
        ) : null}
        {children}
        <Button type="submit" disabled={entrance.isSending} className="w-full">
          {entrance.isSending ? action.busyWords : action.words}
        </Button>
      </form>
      <p className="mt-3 text-center text-muted-foreground">
        {other.question}{' '}
        <Link
          to={{ pathname: other.path, search }}
          className="inline-block py-3 font-medium text-primary-text underline underline-offset-4"
        >
          {other.words}
        </Link>
      </p>
    </>
  )
}
