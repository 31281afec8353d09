import { type HTMLElement, parse } from 'node-html-parser';
import { setAttribute } from './set-attribute.ts';

export interface FormAnswer {
  /** Selector of the one form that was sent; left out, every form of the page is filled. */
  form?: string;
  /** What was typed, by field name. A checkbox is ticked unless its value is missing or empty. */
  values?: Readonly<Record<string, string | undefined>>;
  /** What is wrong, by field name: shown in the element with `data-error="<field>"`. */
  errors?: Readonly<Record<string, string>>;
  /** Choices of the select with `data-options="<name>"`; those in the page (such as "Please choose") stay first. */
  options?: Readonly<Record<string, readonly { value: string; label: string }[]>>;
  /** Text of elements with `data-told="<name>"`. */
  fills?: Readonly<Record<string, string>>;
}

/** A prerendered page with a form, for somebody whose form was sent: nothing typed is lost. */
export function fillForm(
  html: string,
  { form, values = {}, errors = {}, options = {}, fills = {} }: FormAnswer,
): string {
  const page = parse(html);
  const root = (form && page.querySelector(form)) || page;
  const each = (selector: string, change: (element: HTMLElement) => void) => {
    for (const element of root.querySelectorAll(selector)) change(element);
  };
  each('select[data-options]', (select) => {
    for (const { value, label } of options[select.getAttribute('data-options') ?? ''] ?? []) {
      const [option] = parse('<option></option>').querySelectorAll('option');
      if (!option) continue;
      setAttribute(option, 'value', value);
      option.textContent = label;
      select.appendChild(option);
    }
  });
  each('[name]:not(meta)', (field) => {
    const name = field.getAttribute('name') ?? '';
    if (name in values) setValue(field, values[name] ?? '');
    if (errors[name]) field.setAttribute('aria-invalid', 'true');
  });
  each('[data-error]', (element) => {
    const message = errors[element.getAttribute('data-error') ?? ''];
    if (!message) return;
    element.textContent = message;
    element.removeAttribute('hidden');
  });
  each('[data-told]', (element) => {
    const text = fills[element.getAttribute('data-told') ?? ''];
    if (text !== undefined) element.textContent = text;
  });
  return page.toString();
}

function setValue(field: HTMLElement, value: string): void {
  const type = field.getAttribute('type');
  if (field.tagName === 'TEXTAREA') field.textContent = value;
  else if (field.tagName === 'SELECT') {
    for (const option of field.querySelectorAll('option'))
      mark(option, 'selected', option.getAttribute('value') === value);
  } else if (type === 'checkbox') mark(field, 'checked', value !== '');
  else if (type === 'radio') mark(field, 'checked', field.getAttribute('value') === value);
  else setAttribute(field, 'value', value);
}

function mark(element: HTMLElement, attribute: string, on: boolean): void {
  if (on) element.setAttribute(attribute, '');
  else element.removeAttribute(attribute);
}
