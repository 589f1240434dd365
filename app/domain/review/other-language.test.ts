import { expect, test } from 'vitest'
import { otherLanguageLength } from './other-language.ts'

const english = 'The Supplier delivers the goods to the Customer, and the Customer pays the price within thirty days.'

test.each([
	'Der Lieferant liefert die Ware an den Kunden, und der Kunde zahlt den Preis innerhalb von dreißig Tagen nach der Lieferung.',
	'Le fournisseur livre les produits au client, et le client paie le prix dans les trente jours qui suivent la livraison.',
	'El proveedor entrega los productos al cliente, y el cliente paga el precio en los treinta días que siguen a la entrega.',
	'供应商向客户交付货物,客户应在收到货物后三十日内支付全部价款,逾期付款的应当按照约定支付违约金并承担由此产生的一切费用和损失以及相关的法律责任。',
])('%s is not English', (line) => {
	expect(otherLanguageLength(`${english}\n${line}\n${english}`)).toBe(line.length)
})

test.each([
	english,
	'Kunde GmbH & Co. KG, Straße der Republik 12, 20095 Hamburg, Deutschland, vertreten durch Ada Brink',
	'De La Cruz y Asociados',
	'SCHEDULE OF RATES: 12.50 / 13.75 / 14.00 / 15.25 / 16.50 / 17.75 / 18.00',
])('%s is no text of another language', (line) => {
	expect(otherLanguageLength(line)).toBe(0)
})
