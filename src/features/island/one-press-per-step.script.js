// A double press stays within its step: the second press would choose or confirm what nobody has read yet. The title names
// the step. Keys press with a count of 0, a pointer's first press has 1.
{
  let begunOn = '';
  addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) begunOn = document.title;
      else if (begunOn !== document.title) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
