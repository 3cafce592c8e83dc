# Runs PostgreSQL for as long as the shop holds this script's standard input open, however the shop ends. Where there is no
# cluster yet, it makes one before: beside its place, and moved in when it is complete.
# Usage: run-postgres.sh LOCK_FILE SOCKET_FOLDER DATA_FOLDER PROGRAM_FOLDER USER POSTGRES_OPTION...
lock=$1 sockets=$2 data=$3 programs=$4 user=$5
shift 5
draft=$data.partial

work_of_an_earlier_shop() {
  case $(ps -axo command= 2>/dev/null) in *" $draft"*) return 0 ;; esac
  pid=$(head -n 1 "$data/postmaster.pid" 2>/dev/null) && ps -o command= -p "$pid" 2>/dev/null | grep -qF "$data"
}

if command -v flock >/dev/null; then
  # One database per folder, even between containers that see each other's folders but not each other's processes:
  # whatever runs here inherits the lock, so that it lasts as long as the last of its processes.
  exec 9>>"$lock"
  flock --wait 10 9 || exit 75
else
  turns=0
  while work_of_an_earlier_shop; do
    turns=$((turns + 1))
    [ "$turns" -lt 100 ] || exit 75
    sleep 0.1
  done
fi

exec 3<&0

# Runs a program until it ends by itself or the shop is gone.
run() {
  "$@" 3<&- </dev/null &
  program=$!
  {
    read -r _ <&3
    trap 'exit 0' TERM
    # A program that has just begun hears no signal yet.
    while kill -INT "$program"; do sleep 0.1; done
    true
  } 9>&- 2>/dev/null &
  watcher=$!
  wait "$program"
  code=$?
  # A watcher that has already ended means that the shop is gone: nobody will use the socket folder again.
  kill "$watcher" 2>/dev/null
  wait "$watcher" 2>/dev/null && rmdir "$sockets" 2>/dev/null
  return "$code"
}

create_cluster() {
  rm -rf "$draft" &&
    run "$programs/initdb" --pgdata "$draft" --username "$user" --auth=trust --encoding=UTF8 --locale=C \
      --locale-provider=builtin --builtin-locale=C.UTF-8 --no-instructions >/dev/null &&
    mv "$draft" "$data"
}

[ -e "$data" ] || create_cluster || exit
# A database that died leaves this behind; its number may belong to another process by now.
rm -f "$data/postmaster.pid"
run "$programs/postgres" -D "$data" "$@"
