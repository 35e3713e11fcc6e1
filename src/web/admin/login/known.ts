/** What was typed first, kept in memory while more is asked for. */
export interface Known {
  readonly email: string
  readonly password: string
}

export interface StepProps {
  readonly known: Known
  readonly onBack: () => void
}
