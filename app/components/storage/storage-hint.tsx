import { Link } from 'react-router'
import { isNearlyFull, shownUse, type StorageUse } from '#app/domain/documents/storage/storage-use.ts'
import { Alert } from '#app/ui/alert.tsx'

/** Says how much space is left before files are refused for lack of it; nothing while there is plenty. */
export function StorageHint({ use }: { use: StorageUse }) {
	if (!isNearlyFull(use)) return null
	const full = use.used >= use.space
	return (
		<Alert tone="warning" title={full ? 'Your space is used up' : 'Your space is almost used up'}>
			Your company uses {shownUse(use)}. {full ? 'New files are refused. ' : ''}Delete documents you no longer need, or{' '}
			<Link to="/pricing" className="font-medium underline">
				see the plans
			</Link>
			. Documents in the bin use space until they are erased.
		</Alert>
	)
}
