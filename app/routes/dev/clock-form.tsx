import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'

const moves = [
	{ by: 'day', label: 'A day on' },
	{ by: 'week', label: 'A week on' },
	{ by: 'month', label: 'A month on' },
] as const

/** The clock of the test payments, and buttons that move it on: what falls due on the way is renewed, charged or ended. */
export function ClockForm({ now, back }: { now: Date; back: string }) {
	return (
		<section aria-labelledby="clock" className="grid gap-3">
			<h2 id="clock" className="text-lg font-semibold">
				Clock of the test payments
			</h2>
			<p>
				<Moment at={now} />
			</p>
			<p className="text-sm text-muted">Renewals, failed payments and downgrades that fall due on the way happen. It only goes forward.</p>
			<form method="post" action="/dev/payments/clock" className="flex flex-wrap gap-3">
				<input type="hidden" name="back" value={back} />
				{moves.map(({ by, label }) => (
					<Button key={by} name="by" value={by} variant="secondary">
						{label}
					</Button>
				))}
			</form>
		</section>
	)
}
