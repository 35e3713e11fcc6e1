import { useMemo } from 'react'
import { ZoomedPicture } from '#web/receipts/zoomed-picture.tsx'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import { placeIn, type ReadReceipt } from '../scan.ts'
import { spotOf } from '../spot.ts'
import type { ScanDraft } from './draft.ts'
import { LinePicker } from './line-picker.tsx'

export interface PicturePaneProps {
  readonly receipt: ReadReceipt
  readonly onChange: (patch: Partial<ScanDraft>) => void
}

type PlacedReading = Pick<ReadReceipt, 'reading' | 'part'>

const fieldNames = ['merchant', 'date', 'total', 'tax', 'subtotal', 'tip'] as const

/** What was found on the receipt, to be seen on it. */
function marksOf({ reading, part }: PlacedReading) {
  if (!reading) return []
  return fieldNames.flatMap((name) => {
    const { candidates, isSure } = reading[name]
    const place = candidates[0]?.place
    return place ? [{ name, isSure, place: placeIn(part, place) }] : []
  })
}

function linesOf({ reading, part }: PlacedReading) {
  return (reading?.lines ?? []).map((line, at) => ({
    ...line,
    key: String(at),
    place: placeIn(part, line.place),
  }))
}

/** The picture with what was found in it; a line is corrected by tapping it. */
export function PicturePane({ receipt, onChange }: PicturePaneProps) {
  const { reading, part, url, draft } = receipt
  const [marks, lines] = useMemo(() => {
    const read = { reading, part }
    return [marksOf(read), linesOf(read)] as const
  }, [reading, part])
  return (
    <ZoomedPicture url={url} label={say('Picture of the receipt')} className="h-full">
      {marks.map(({ name, isSure, place }) => (
        <span
          key={name}
          aria-hidden
          style={spotOf(place)}
          className={classes(
            'pointer-events-none absolute rounded-xs border-2',
            isSure ? 'border-income bg-income/15' : 'border-warning bg-warning/15',
          )}
        />
      ))}
      <LinePicker lines={lines} draft={draft} onChange={onChange} />
    </ZoomedPicture>
  )
}
