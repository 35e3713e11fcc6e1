import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AdviceAnswer } from '#web/data/advice.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { SearchInput } from '#web/form/fields/search-input.tsx'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { say } from '#web/words/say.ts'
import { AnswerText, originWords } from './answer-view.tsx'
import type { AdviceWrites } from './use-advice-writes.ts'

const shownAtFirst = 20
const searchedFrom = 5

const has = (text: string, { question, answer }: AdviceAnswer) =>
  `${question} ${answer}`.toLowerCase().includes(text.trim().toLowerCase())

/** What was asked and answered, newest first. */
export function HistoryList({ writes }: { readonly writes: AdviceWrites }) {
  const all = useRows('advice_answers')
  const [text, setText] = useState('')
  const [most, setMost] = useState(shownAtFirst)
  const found = all.filter((answer) => has(text, answer))
  if (all.length === 0) {
    return (
      <Empty title={say('Nothing asked yet')}>
        {say('Your questions and their answers are kept here.')}
      </Empty>
    )
  }
  return (
    <div className="grid gap-3">
      {all.length >= searchedFrom ? (
        <SearchInput label={say('Search your questions')} text={text} onText={setText} />
      ) : null}
      {found.length === 0 ? <Empty title={say('No question has these words')} /> : null}
      <ul aria-label={say('Questions and answers')} className="grid gap-3">
        {found.slice(0, most).map((answer) => (
          <HistoryRow key={answer.id} answer={answer} onForget={() => writes.forget(answer)} />
        ))}
      </ul>
      {found.length > most ? (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => setMost(most + shownAtFirst)}
        >
          {say('Show more')}
        </Button>
      ) : null}
    </div>
  )
}

interface RowProps {
  readonly answer: AdviceAnswer
  readonly onForget: () => void
}

function HistoryRow({ answer, onForget }: RowProps) {
  const book = useLocale()
  const title = answer.question || say('The whole picture')
  return (
    <li>
      <Card className="grid gap-2 px-5 py-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 pt-1.5 font-medium wrap-anywhere">{title}</h2>
          <IconButton label={say('Delete {title}', { title })} onClick={onForget} className="-mr-2">
            <Trash2 aria-hidden />
          </IconButton>
        </div>
        <AnswerText text={answer.answer} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-sm text-muted-foreground">
            {instantWords(answer.createdAt, book, 'minute')}. {originWords(answer)}
          </p>
          {answer.link ? (
            <Button look="outline" asChild>
              <Link to={answer.link}>
                {say('Show the rows')}
                <span className="sr-only">: {title}</span>
              </Link>
            </Button>
          ) : null}
        </div>
      </Card>
    </li>
  )
}
