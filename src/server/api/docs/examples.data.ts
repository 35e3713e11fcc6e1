const groupId = '019d4a3c-7f00-7000-8000-000000000001'

/** Examples of calls whose fields depend on each other, and of what many look up first. */
export const examples = {
  'groups.invite': { body: { groupId, email: 'tom@example.org' } },
  'seats.move': { body: { code: 'K7QM 2XPD' } },
  'user.push.begin': {
    body: {
      endpoint: 'https://push.example.org/one-browser',
      keys: { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) },
    },
  },
  'entries.add': { body: { line: 'tea 3.20 yesterday #trip', key: 'tap-2026-03-31-1' } },
  'sync.push': {
    body: {
      commands: [
        {
          key: 'phone-1-0001',
          name: 'expenses.create',
          args: {
            doc: {
              id: '019d4a3c-7f00-7000-8000-000000000002',
              amount: 1250,
              currency: 'EUR',
              description: 'Bread',
              date: '2026-03-31',
            },
          },
        },
      ],
    },
    answer: {
      results: [
        {
          key: 'phone-1-0001',
          ok: true,
          revs: { 'u:019d4a3c-7f00-7000-8000-000000000001': 42 },
        },
      ],
    },
  },
} as const
