import { say } from '#web/words/say.ts'
import { ListBar, type ListFilter } from '../list-bar.tsx'
import { ListFrame } from '../list-frame.tsx'
import { useList } from '../use-list.ts'
import { TestimonialItem } from './testimonial-item.tsx'
import { statusWords } from './testimonial-words.ts'

const filter: ListFilter = {
  name: 'status',
  label: say('Status'),
  choices: [['', say('Any status')], ...Object.entries(statusWords)],
}

/** What users say of the product; the public site shows what is approved here. */
export function Testimonials() {
  const list = useList('admin.testimonials.list', ['status'])
  return (
    <>
      <ListBar list={list} label={say('Search in testimonials')} filters={[filter]} />
      <ListFrame list={list} noun="testimonial">
        {(rows) => (
          <ul aria-label={say('Testimonials')} className="divide-y">
            {rows.map((row) => (
              <TestimonialItem key={row.id} row={row} onChange={list.reload} />
            ))}
          </ul>
        )}
      </ListFrame>
    </>
  )
}
