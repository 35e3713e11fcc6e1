import { useSearchParams } from 'react-router'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/control/tabs.tsx'
import { say } from '#web/words/say.ts'
import { Announcements } from './announcements.tsx'
import { Categories } from './categories.tsx'
import { Testimonials } from './testimonials.tsx'

const parts = [
  ['testimonials', say('Testimonials'), Testimonials],
  ['categories', say('Categories'), Categories],
  ['announcements', say('Announcements'), Announcements],
] as const

/** What everybody sees and staff look after. */
export function AdminContentPage() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('show')
  const [shown] = parts.find(([name]) => name === asked) ?? parts[0]
  const choose = (next: string) =>
    setParams(next === parts[0][0] ? {} : { show: next }, { replace: true })
  return (
    <Tabs value={shown} onValueChange={choose}>
      <TabList aria-label={say('Kind of content')}>
        {parts.map(([name, words]) => (
          <Tab key={name} value={name}>
            {words}
          </Tab>
        ))}
      </TabList>
      {parts.map(([name, , Part]) => (
        <TabPanel key={name} value={name} tabIndex={-1} className="grid grid-cols-1 gap-4 pt-6">
          <Part />
        </TabPanel>
      ))}
    </Tabs>
  )
}
