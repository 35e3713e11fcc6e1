import CircleAlert from 'lucide-react/icons/circle-alert'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useSession } from '#web/data/session.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Say } from '#web/words/say-element.tsx'
import { useEntranceState } from './entrance-news.tsx'
import { takeOver } from './take-over.ts'

export interface EntranceFormProps {
  readonly entrance: {
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
    readonly trouble: string | null
    readonly isSending: boolean
  }
  readonly title: string
  readonly lead: ReactNode
  readonly action: { readonly words: string; readonly busyWords: string }
  /** Between the title and the form: news, and the ways to choose from. */
  readonly above?: ReactNode
  /** Between the button and the other way in. */
  readonly below?: ReactNode
  readonly other?: OtherWay
  /** How a session of the book ended is not for the entrance of the staff. */
  readonly isStaff?: boolean
  readonly children: ReactNode
}

/** The other way in. */
export interface OtherWay {
  readonly question: string
  readonly words: string
  readonly path: string
  /** What it should find there already. */
  readonly state?: unknown
}

/** Suspended or deleted, in whatever words the server has for it. */
const isOver = (trouble: string) => trouble.startsWith('This account')

export function EntranceForm(props: EntranceFormProps) {
  const { entrance, title, lead, action, above, below, other, isStaff, children } = props
  const { ended } = useSession()
  const { news } = useEntranceState()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) takeOver(form.current)
  }, [])
  // Whoever is told what they just did needs no word of how the session ended.
  const over = news || isStaff ? null : ended
  const trouble = entrance.trouble ?? over
  return (
    <>
      <h1 tabIndex={-1} className="text-2xl font-semibold tracking-tight">
        {title}
      </h1>
      {over ? null : <p className="mt-1 text-muted-foreground">{lead}</p>}
      {above}
      {/* By post, so that no password is in an address where no script takes it. */}
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={entrance.onSubmit}
        className="mt-6 grid gap-5"
      >
        {trouble ? (
          <p role="alert" className="flex gap-2 rounded-md bg-over-wash p-3 text-over">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              {trouble}
              {isOver(trouble) ? <WriteToUs /> : null}
            </span>
          </p>
        ) : null}
        {children}
        <Button type="submit" disabled={entrance.isSending} className="w-full">
          {entrance.isSending ? action.busyWords : action.words}
        </Button>
      </form>
      {below}
      {other ? <OtherEntrance {...other} /> : null}
    </>
  )
}

/** Whoever is shut out cannot ask inside. */
function WriteToUs() {
  return (
    <>
      {' '}
      <Say
        words="Is that a mistake? <link>Write to us</link>."
        link={(inner) => (
          <a href={routes.contact.path} className="underline underline-offset-4">
            {inner}
          </a>
        )}
      />
    </>
  )
}

const linkLook =
  'inline-block min-w-11 py-3 font-medium text-primary-text underline underline-offset-4'

/** Keeps the remembered origin. */
function OtherEntrance({ question, words, path, state }: OtherWay) {
  const from = new URLSearchParams(useLocation().search).get('from')
  const search = from ? `?${new URLSearchParams({ from })}` : ''
  return (
    <p className="mt-3 text-center text-muted-foreground">
      {question}{' '}
      <Link to={{ pathname: path, search }} state={state} className={linkLook}>
        {words}
      </Link>
    </p>
  )
}
