import { useSearchParams } from 'react-router'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/control/tabs.tsx'
import { say } from '#web/words/say.ts'
import { CategoryPanel } from './category-panel.tsx'
import type { CategoryType } from './tree.ts'

const isType = (text: string | null): text is CategoryType =>
  text === 'expense' || text === 'income'

/** What money was for: everyone's categories and one's own, for spending and for earning. */
export function CategoriesPage() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('type')
  const type = isType(asked) ? asked : 'expense'
  const choose = (next: string) =>
    setParams(next === 'expense' ? {} : { type: next }, { replace: true })
  return (
    <Tabs value={type} onValueChange={choose} className="w-full">
      <TabList aria-label={say('Kind of category')}>
        <Tab value="expense">{say('Expense')}</Tab>
        <Tab value="income">{say('Income')}</Tab>
      </TabList>
      <TabPanel value="expense" tabIndex={-1}>
        <CategoryPanel type="expense" />
      </TabPanel>
      <TabPanel value="income" tabIndex={-1}>
        <CategoryPanel type="income" />
      </TabPanel>
    </Tabs>
  )
}
