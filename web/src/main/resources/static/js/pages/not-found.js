import { notFound } from '../error-page.js';
import { show } from '../lit.js';
import { t } from '../messages.js';

export function open(main) {
  const redraw = () => {
    document.title = t('brand');
    show(main, notFound(t('notFound.text'), '/', 'table.home'));
  };
  redraw();
  return { redraw };
}
