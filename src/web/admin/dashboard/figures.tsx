import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import type { FiguresAnswer } from '#contract/staff/system.ts'
import { counted } from '#domain/counted.ts'
import { classes } from '#web/ui/classes.ts'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Card, CardBody, CardHead, CardTitle } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Trouble } from '../trouble.tsx'
import { useAnswer } from '../use-answer.ts'
import { countWords, lagWords } from './figure-words.ts'
import { RecordList } from './record-list.tsx'
import { SignupBars } from './signup-bars.tsx'

/** The service in figures, in which nobody can be found. */
export function Figures() {
  const { answer, trouble, reload } = useAnswer('admin.figures', {})
  return (
    <div className="grid gap-4 lg:gap-6">
      <Trouble words={trouble} onRetry={reload} />
      {!answer && !trouble ? <Skeleton className="h-96" /> : null}
      {answer ? (
        <>
          <People figures={answer} />
          <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
            <Card className="flex flex-col">
              <CardHead>
                <CardTitle>{say('Signups by week')}</CardTitle>
              </CardHead>
              <CardBody className="flex grow flex-col">
                <SignupBars weeks={answer.weeks} />
              </CardBody>
            </Card>
            <Card>
              <CardHead>
                <CardTitle>{say('Records')}</CardTitle>
              </CardHead>
              <CardBody>
                <RecordList records={answer.records} />
              </CardBody>
            </Card>
          </div>
        </>
      ) : null}
    </div>
  )
}

function People({ figures }: { readonly figures: FiguresAnswer }) {
  const { activeToday, activeThisWeek, activeThisMonth } = figures
  const { jobLagS, jobsFailing, errorsToday } = figures
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      <Figure
        name={say('Users')}
        note={say('{count} with Plus; without deleted accounts', {
          count: countWords(figures.usersWithPlus),
        })}
      >
        {countWords(figures.users)}
      </Figure>
      <Figure
        name={say('Active in 30 days')}
        note={say('{count} this week, {count2} today', {
          count: countWords(activeThisWeek),
          count2: countWords(activeToday),
        })}
      >
        {countWords(activeThisMonth)}
      </Figure>
      <Figure
        name={say('Signups in 30 days')}
        note={say('{count} in 7 days', { count: countWords(figures.signupsThisWeek) })}
      >
        {countWords(figures.signupsThisMonth)}
      </Figure>
      <Figure name={say('Groups')}>{countWords(figures.groups)}</Figure>
      <Figure name={say('Answers by a model this month')}>
        {countWords(figures.answersThisMonth)}
      </Figure>
      <Figure
        name={say('Jobs')}
        note={jobsFailing > 0 ? say('{jobsFailing} failing', { jobsFailing }) : say('none failing')}
        isBad={jobsFailing > 0}
      >
        {lagWords(jobLagS)}
      </Figure>
      <Figure name={say('Errors in 24 hours')} isBad={errorsToday > 0}>
        {errorsToday}
      </Figure>
    </dl>
  )
}

const waitingKinds = [
  ['testimonials', 'admin-content', 'status=waiting', 'testimonial'],
  ['messages', 'admin-support', 'status=open', 'message'],
  ['plus', 'admin-users', 'plan=asks', 'request'],
] as const

/** Of what one may settle oneself; nothing for who settles nothing. */
export function Waiting() {
  const { answer } = useAnswer('admin.waiting', {})
  const mine = waitingKinds.flatMap(([name, route, query, noun]) => {
    const count = answer?.[name] ?? null
    return count === null ? [] : [{ count, to: `${routes[route].path}?${query}`, noun }]
  })
  if (mine.length === 0) return null
  const note = mine.map(({ count, to, noun }, at) => (
    <Fragment key={to}>
      {at > 0 ? ', ' : ''}
      <Link className="underline" to={to}>
        {counted(count, noun)}
      </Link>
    </Fragment>
  ))
  return (
    <dl>
      <Figure name={say('Waiting for staff')} note={note}>
        {mine.reduce((sum, { count }) => sum + count, 0)}
      </Figure>
    </dl>
  )
}

interface FigureProps {
  readonly name: string
  readonly note?: ReactNode
  readonly isBad?: boolean
  readonly children: ReactNode
}

function Figure({ name, note, isBad = false, children }: FigureProps) {
  return (
    <div className="grid content-start gap-1 rounded-lg border bg-card p-4">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className={classes('amount text-2xl font-semibold tracking-tight', isBad && 'text-over')}>
        {children}
      </dd>
      {note ? <dd className="text-sm text-muted-foreground">{note}</dd> : null}
    </div>
  )
}
