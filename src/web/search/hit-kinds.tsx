import type { LucideIcon } from 'lucide-react'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Banknote from 'lucide-react/icons/banknote'
import ChartPie from 'lucide-react/icons/chart-pie'
import Landmark from 'lucide-react/icons/landmark'
import Receipt from 'lucide-react/icons/receipt'
import Repeat from 'lucide-react/icons/repeat'
import Tag from 'lucide-react/icons/tag'
import Target from 'lucide-react/icons/target'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import type { HitKind } from '#domain/search/findable.ts'

interface KindLook {
  readonly title: string
  readonly icon: LucideIcon
}

export const kindLooks: Readonly<Record<HitKind, KindLook>> = {
  expenses: { title: 'Expenses', icon: Receipt },
  incomes: { title: 'Income', icon: Banknote },
  people: { title: 'People', icon: User },
  groups: { title: 'Groups', icon: Users },
  goals: { title: 'Goals', icon: Target },
  loans: { title: 'Loans', icon: Landmark },
  budgets: { title: 'Budgets', icon: ChartPie },
  templates: { title: 'Recurring', icon: Repeat },
  categories: { title: 'Categories', icon: Tag },
  accounts: { title: 'Accounts', icon: Wallet },
  transfers: { title: 'Transfers', icon: ArrowLeftRight },
}
