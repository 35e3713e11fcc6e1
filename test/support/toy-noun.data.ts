/** One new file, or words put before others in a file that is there. */
export type Change =
  | readonly [path: string, text: string]
  | readonly [string, string, before: string]

const entity = `/** A place where bees live. */
import { amount, createdBy, currency, day, type Entity, instant, named, text } from '../entity.ts'

export const hives = {
  writable: {
    name: named(60, 'Give the hive a name.'),
    cost: amount.nullable(),
    currency,
    boughtOn: day,
    notes: text(200),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { cost: null, notes: '' },
} as const satisfies Entity
`

const collection = `  hives: {
    path: 'users/{uid}/hives',
    entity: hives,
    access: 'owner',
    writes: ['create', 'update', 'delete'],
    order: byAge,
    filters: { boughtOn: 'range' },
    monthOf: null,
    isOpen: true,
  },
`

const migration = `create table hives (
  id uuid not null unique,
  scope text not null check (scope like 'u:%'),
  name text not null,
  cost bigint,
  currency text not null,
  bought_on date not null,
  notes text not null,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null,
  primary key (scope, id)
);
create index hives_newest_first on hives (scope, created_at desc nulls first, id desc);
`

/** All that a collection takes: what it is, where it is, and its table. */
export const collectionFiles: readonly Change[] = [
  ['src/contract/hives/entities.ts', entity],
  [
    'src/contract/own-collections.ts',
    "import { hives } from './hives/entities.ts'\n",
    "import { importMappings, imports } from './imports/entities.ts'",
  ],
  ['src/contract/own-collections.ts', collection, '  category_styles: {'],
  ['src/server/db/migrations/9999_hives.sql', migration],
]

const route = `  hives: {
    path: '/mcapp/hives',
    layout: 'app',
    title: 'Hives',
    icon: 'hexagon',
    sidebar: { order: 11, subtitle: 'Where the bees are' },
  },
`

const form = `import type { Reading } from '#web/form/use-form.ts'
import type { FieldsOf } from '#web/writes/write.ts'

export type HiveFields = FieldsOf<'hives'>
export type HiveDraft = Pick<HiveFields, 'name' | 'boughtOn'>

export function readHive(
  { name, boughtOn }: HiveDraft,
  { cost = null, currency, notes = '' }: Partial<HiveFields> & Pick<HiveFields, 'currency'>,
): Reading<HiveFields> {
  if (name.trim() === '') return { ok: false, messages: { name: 'Give the hive a name.' } }
  return { ok: true, fields: { name: name.trim(), boughtOn, cost, currency, notes } }
}
`

const sheet = `import type { RowOf } from '#contract/collections.ts'
import { DateField } from '#web/form/fields/date-field.tsx'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { useForm } from '#web/form/use-form.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { useWrites } from '#web/writes/use-writes.ts'
import { type HiveDraft, readHive } from './hive-form.ts'

export interface HiveSheetProps {
  /** Null to add a new one. */
  readonly hive: RowOf<'hives'> | null
  readonly onClose: () => void
}

export function HiveSheet({ hive, onClose }: HiveSheetProps) {
  const { currency } = useLocale()
  const today = useToday()
  const writes = useWrites('hives')
  const form = useForm({
    start: (): HiveDraft => hive ?? { name: '', boughtOn: today },
    read: (draft) => readHive(draft, hive ?? { currency }),
    stored: hive,
  })
  const { draft, change, messages } = form
  const remove = (row: RowOf<'hives'>) => {
    writes.remove(row, { title: 'Hive deleted' })
    onClose()
  }
  return (
    <FormSheet
      form={form}
      title={hive ? 'Edit hive' : 'New hive'}
      onSave={({ fields }) => {
        if (hive) writes.change(hive, fields, { title: 'Hive changed' })
        else writes.create(fields, { title: 'Hive added' })
      }}
      onRemove={hive ? () => remove(hive) : null}
      onClose={onClose}
    >
      <Field label="Name" error={messages.name}>
        {(control) => (
          <Input
            {...control}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <DateField
        label="Bought"
        value={draft.boughtOn}
        onChange={(boughtOn) => change({ boughtOn })}
        error={messages.boughtOn}
      />
    </FormSheet>
  )
}
`

const page = `import { useRows } from '#web/data/replica-react.tsx'
import { usePanelAddress } from '#web/form/use-panel-address.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { HiveSheet } from './hive-sheet.tsx'

const panels = ['add', 'edit'] as const

export function HivesPage() {
  const hives = useRows('hives')
  const { params, open, close } = usePanelAddress(panels)
  const edited = hives.find(({ id }) => id === params.get('edit')) ?? null
  return (
    <>
      <Button onClick={() => open({ add: '1' })}>New hive</Button>
      {hives.length === 0 ? <Empty title="No hives yet" /> : null}
      <ul>
        {hives.map(({ id, name }) => (
          <li key={id}>
            <Button look="quiet" onClick={() => open({ edit: id })}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      {params.has('add') || edited ? <HiveSheet hive={edited} onClose={close} /> : null}
    </>
  )
}
`

/** A list and a sheet, in the sidebar with an icon of their own. */
export const pageFiles: readonly Change[] = [
  ['src/contract/routes.ts', route, '  profile: {'],
  [
    'src/web/pages.ts',
    "  hives: () => import('./app/hives/hives-page.tsx').then((file) => file.HivesPage),\n",
    "  'admin-login': ofStaff('admin-login'),",
  ],
  [
    'src/web/shell/route-icon.tsx',
    "import Hexagon from 'lucide-react/icons/hexagon'\n",
    "import Landmark from 'lucide-react/icons/landmark'",
  ],
  ['src/web/shell/route-icon.tsx', '  hexagon: Hexagon,\n', '  landmark: Landmark,'],
  ['src/web/app/hives/hive-form.ts', form],
  ['src/web/app/hives/hive-sheet.tsx', sheet],
  ['src/web/app/hives/hives-page.tsx', page],
]
