import Play from 'lucide-react/icons/play'
import type { JobState } from '#contract/staff/system.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { IconButton } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card, CardBody, CardHead, CardTitle } from '#web/ui/page/card.tsx'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#web/ui/page/table.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { Moment } from '../moment.tsx'
import { Trouble } from '../trouble.tsx'
import { useAct } from '../use-act.ts'
import { useAnswer } from '../use-answer.ts'
import { spanWords } from './span-words.ts'

/** Later than this is worth a look: every server looks once a minute. */
const LATE_S = 150

/** What the server does by itself. */
export function JobsCard() {
  const { answer, trouble, reload } = useAnswer('admin.system.jobs', {})
  return (
    <Card>
      <CardHead>
        <CardTitle>{say('Jobs')}</CardTitle>
      </CardHead>
      <CardBody className="px-2">
        <Trouble words={trouble} onRetry={reload} />
        {!answer && !trouble ? <Skeleton className="h-96" /> : null}
        {answer ? (
          <Table aria-label={say('Jobs')}>
            <TableHead>
              <TableRow>
                <TableHeading>{say('Job')}</TableHeading>
                <TableHeading className="phone:hidden">{say('Every')}</TableHeading>
                <TableHeading className="phone:hidden">{say('Went well')}</TableHeading>
                <TableHeading isFigure className="phone:hidden">
                  {say('Took')}
                </TableHeading>
                <TableHeading>{say('State')}</TableHeading>
                <TableHeading>
                  <span className="sr-only">{say('What to do')}</span>
                </TableHeading>
              </TableRow>
            </TableHead>
            <TableBody>
              {answer.jobs.map((job) => (
                <JobRow key={job.name} job={job} onChange={reload} />
              ))}
            </TableBody>
          </Table>
        ) : null}
      </CardBody>
    </Card>
  )
}

interface JobRowProps {
  readonly job: JobState
  readonly onChange: () => void
}

function JobRow({ job, onChange }: JobRowProps) {
  const { can } = useAdmin()
  const { isBusy, act } = useAct(onChange)
  const { name, title, everyS, succeededAt, durationMs, error } = job
  const run = () =>
    act(
      (send) => send('admin.system.run-job', { params: { name } }),
      `${title}: runs within a minute.`,
    )
  return (
    <TableRow>
      <TableHeading scope="row">
        <span className="wrap-anywhere">{title}</span>
        {error ? <p className="text-sm font-normal wrap-anywhere text-over">{error}</p> : null}
      </TableHeading>
      <TableCell className="phone:hidden">{spanWords(everyS)}</TableCell>
      <TableCell className="phone:hidden">
        {succeededAt ? <Moment at={succeededAt} /> : say('Not yet')}
      </TableCell>
      <TableCell isFigure className="phone:hidden">
        {durationMs === null ? '' : say('{durationMs} ms', { durationMs })}
      </TableCell>
      <TableCell>
        <State job={job} />
      </TableCell>
      <TableCell className="w-12 text-right">
        {can('system', 'manage') ? (
          <IconButton label={say('Run: {title}', { title })} disabled={isBusy} onClick={run}>
            <Play aria-hidden />
          </IconButton>
        ) : null}
      </TableCell>
    </TableRow>
  )
}

function State({ job: { failures, lagS, dueAt } }: Pick<JobRowProps, 'job'>) {
  if (failures > 0)
    return (
      <Badge look="destructive">
        <Say words="Failed {failures, plural, one {once} other {# times}}" failures={failures} />
      </Badge>
    )
  if (dueAt === null) return <Badge>{say('Not run yet')}</Badge>
  return lagS > LATE_S ? (
    <Badge look="warning">
      <Say words="{span} late" span={spanWords(lagS)} />
    </Badge>
  ) : (
    <Badge look="success">{say('On time')}</Badge>
  )
}
