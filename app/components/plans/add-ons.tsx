import { Link } from 'react-router'
import { addOns, dollars } from '#app/domain/billing/plans.ts'
import { soldAddOns } from '#app/domain/billing/price-of.ts'
import { loginPath } from '../sign-in/login-path.ts'

/** The add-ons, folded away until somebody wants to know. */
export function AddOns({
	signedIn,
	onSale,
}: {
	signedIn: boolean
	/** Whether this site can take payments. */
	onSale: boolean
}) {
	const vault = '/document-vault'
	return (
		<details className="group mt-8 rounded-xl border border-line bg-surface">
			<summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-xl px-6 py-3 font-semibold hover:bg-raised [&::-webkit-details-marker]:hidden">
				Add-ons for Free, Builder and Startup
				<span aria-hidden className="text-2xl leading-none font-normal text-muted transition-transform group-open:rotate-45">
					+
				</span>
			</summary>
			<div className="px-6 pt-2 pb-4">
				<table className="w-full text-left">
					<thead>
						<tr className="border-b border-line text-sm text-muted">
							<th scope="col" className="py-2 pr-4 font-medium">
								Add-on
							</th>
							<th scope="col" className="py-2 font-medium">
								Price
							</th>
						</tr>
					</thead>
					<tbody>
						{addOns.map((addOn) => (
							<tr key={addOn.name} className="border-b border-line align-top last:border-0">
								<th scope="row" className="py-3 pr-4 font-medium">
									{addOn.name}
									{addOn.note ? <span className="block text-sm font-normal text-muted">{addOn.note}</span> : null}
								</th>
								<td className="py-3 whitespace-nowrap tabular-nums">
									{dollars(addOn.cents)}
									{addOn.per.startsWith('/') ? addOn.per : ` ${addOn.per}`}
								</td>
							</tr>
						))}
					</tbody>
				</table>
				{onSale ? (
					<p className="mt-3 text-sm text-muted">
						{`${soldAddOns.slice(0, -1).join(', ')} and ${soldAddOns.at(-1)!} are about one document: `}
						<Link
							to={signedIn ? vault : loginPath('/login', { returnTo: vault })}
							className="font-medium text-accent underline underline-offset-4"
						>
							open it in your vault
						</Link>{' '}
						and choose “Human help” to order.
					</p>
				) : null}
			</div>
		</details>
	)
}
